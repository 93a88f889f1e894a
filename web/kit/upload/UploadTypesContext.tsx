import { createContext, type ReactNode, useContext } from 'react';
import { USUAL_EXTENSIONS } from '../../../schema/foundation/process/uploadTypes.ts';

const UploadTypesContext = createContext<readonly string[]>(USUAL_EXTENSIONS);

/** Says below which extensions of files this installation takes (UPLOAD-13); the usual ones where nothing is known. */
export function UploadTypesProvider({
  types,
  children,
}: {
  types: readonly string[] | undefined;
  children: ReactNode;
}) {
  return types ? <UploadTypesContext value={types}>{children}</UploadTypesContext> : children;
}

/** The extensions of files that this installation takes. */
export function useUploadTypes(): readonly string[] {
  return useContext(UploadTypesContext);
}
