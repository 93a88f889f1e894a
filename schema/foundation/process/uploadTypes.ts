// Which files may be sent, and how large: what a field says before anything is judged, so that the rules are not needed for it.

/** Largest file that may be sent, in bytes. */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;

export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/gif'] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];

/** Extensions of files that an installation may accept (UPLOAD-13); which of them it does is its configuration. */
export const UPLOAD_EXTENSIONS = ['jpg', 'jpeg', 'gif', 'png', 'xls', 'xlsx', 'csv'] as const;
export type UploadExtension = (typeof UPLOAD_EXTENSIONS)[number];

/** Extensions accepted unless the installation names others. */
export const USUAL_EXTENSIONS: readonly UploadExtension[] = ['jpg', 'jpeg', 'gif', 'png', 'csv'];

/** The extensions that files of a type of picture have. */
export const EXTENSIONS_OF_IMAGES = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/gif': ['gif'],
} as const satisfies Record<ImageType, readonly UploadExtension[]>;

/** Types of pictures that are accepted where these extensions are. */
export const acceptedImages = (extensions: readonly string[]): ImageType[] =>
  IMAGE_TYPES.filter((type) => EXTENSIONS_OF_IMAGES[type].some((one) => extensions.includes(one)));

/** The extensions of pictures among these, as people are told them. */
export const imageExtensions = (extensions: readonly string[]): string[] =>
  ACCEPTED_EXTENSIONS.image.filter((one) => extensions.includes(one));

/** Accepted extensions by place (UPLOAD-14). The desk reads xlsx too, where it is accepted, and sends CSV; other spreadsheets are refused with the remedy (`fileKind.ts`). */
export const ACCEPTED_EXTENSIONS = {
  image: ['jpg', 'jpeg', 'gif', 'png'],
  codes: ['csv'],
  recipients: ['csv'],
} as const;
