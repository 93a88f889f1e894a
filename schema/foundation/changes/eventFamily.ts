import type { z } from 'zod';
import type { Ability } from '../abilities.ts';
import type { RecordedAction, RecordedNoun } from './recordedActions.ts';

/**
 * The event that an action publishes: its word, by the status that the row took where that decides (`otherwise` for changes that leave the
 * status), or none, with the reason.
 */
export type PublishedAs<Word extends string> =
  | Word
  | { status: Readonly<Record<string, Word>>; otherwise: Word }
  | { none: string };

/**
 * The events of a noun. An event is named `<subject>.<word>`: a noun, and a verb in the past tense. Names and fields are only added: nothing is renamed
 * or removed without a new name.
 */
export interface EventFamily<
  Noun extends RecordedNoun = RecordedNoun,
  Word extends string = string,
  Data extends z.ZodObject = z.ZodObject,
> {
  /** The noun in the log of changes. */
  noun: Noun;
  /** Singular, in the words of the graph: `redemption`. */
  subject: string;
  /** Who may read these events. */
  ability: Ability;
  /** Content of `data`, the same for all events of the family. Never a code, a secret or an address of a person. */
  data: Data;
  example: z.input<Data>;
  /** What each event says happened. */
  words: Readonly<Record<Word, string>>;
  /** What each action of the log publishes. */
  actions: Readonly<{ [Action in RecordedAction<Noun>]: PublishedAs<NoInfer<Word>> }>;
}

/** Declares the events of a noun; the compiler checks that every action of the noun is answered. */
export const eventFamily = <
  const Noun extends RecordedNoun,
  const Word extends string,
  Data extends z.ZodObject,
>(
  family: EventFamily<Noun, Word, Data>,
): EventFamily<Noun, Word, Data> => family;

/** Why every action of a noun publishes nothing. */
export interface UnpublishedNoun<Noun extends RecordedNoun = RecordedNoun> {
  noun: Noun;
  none: string;
}
