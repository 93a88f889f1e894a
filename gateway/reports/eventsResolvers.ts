import { eventDataTypeOf } from '../../schema/reports/eventSdl.ts';
import { eventFamilies } from '../../schema/reports/eventTypes.ts';
import type { Resolvers, ResolversTypes } from '../context/resolvers.generated.ts';

type EventDataRow = Awaited<ResolversTypes['EventData']>;

/** Event → its type of data. */
const dataTypes: ReadonlyMap<string, string> = new Map(
  eventFamilies.flatMap(({ subject, words }) =>
    Object.keys(words).map((word) => [`${subject}.${word}`, eventDataTypeOf(subject)] as const),
  ),
);

/** The data of an event is of the type of its family. */
export const eventResolvers: Resolvers = {
  Event: {
    data: ({ type, data }) => ({ ...data, __typename: dataTypes.get(type) }) as unknown as EventDataRow,
  },
};
