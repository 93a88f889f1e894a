import type { Resolvers } from '../context/resolvers.generated.ts';
import { ruleMessage } from './errors/ruleWords.ts';

/** What a broken rule says, in the language of the request. */
export const fieldErrorResolvers: Resolvers = {
  FieldError: {
    message: (fieldError, _args, { locale }) => ruleMessage(fieldError, locale),
  },
};
