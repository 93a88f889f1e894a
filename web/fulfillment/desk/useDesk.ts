import { useEffect, useRef, useState } from 'react';
import type { CsvProblem } from '../../../schema/foundation/csv/textFile.ts';
import { kindOfFile } from '../../kit/fields/fileKind.ts';
import type { DeskFilter, DeskSummary } from './deskModel.ts';
import type { DeskIssue } from './file/fileMessages.ts';
import type { DeskFacts } from './file/suggestions.ts';
import { type DeskClient, startDesk } from './startDesk.ts';

/** Starts a desk; tests start one without a worker. */
export type StartDesk = () => DeskClient;

/** The rows of one dispatch: the worker lives as long as the component. Only the most recently requested summary counts. */
export function useDesk(start: StartDesk = startDesk) {
  const client = useRef<DeskClient | null>(null);
  const [name, setName] = useState<string | null>(null);
  const [summary, setSummary] = useState<DeskSummary | null>(null);
  const [filter, setFilter] = useState<DeskFilter>('all');
  const turn = useRef(0);
  useEffect(
    () => () => {
      client.current?.close();
      client.current = null;
    },
    [],
  );
  function desk(): DeskClient {
    client.current ??= start();
    return client.current;
  }

  async function settle<Answer extends DeskSummary>(command: Promise<Answer>): Promise<Answer> {
    turn.current += 1;
    const mine = turn.current;
    const answer = await command;
    if (turn.current === mine) setSummary(answer);
    return answer;
  }

  return {
    desk,
    /** Name of the file; null for pasted or typed rows. */
    name,
    summary,
    filter,
    /** Reads a file; returns why it cannot be read, or null. */
    async open(file: File, facts: DeskFacts): Promise<CsvProblem | null> {
      const bytes = await file.arrayBuffer();
      const isSheet = (await kindOfFile(file)) === 'xlsx';
      const answer = await (isSheet ? desk().readSheet(bytes, facts) : desk().read(bytes, facts));
      if ('problem' in answer) return answer;
      turn.current += 1;
      setName(file.name);
      setFilter('all');
      setSummary(answer);
      return null;
    },
    begin(facts: DeskFacts) {
      setName(null);
      setFilter('all');
      return settle(desk().begin(facts));
    },
    judge: (facts: DeskFacts) => settle(desk().judge(facts)),
    show(next: DeskFilter) {
      setFilter(next);
      return settle(desk().show(next));
    },
    /** Marks the rows that the platform refused. */
    refuse(errors: readonly DeskIssue[], order: readonly number[]) {
      setFilter('wrong');
      return settle(desk().refuse(errors, order));
    },
    sent(order: readonly number[]) {
      setFilter('wrong');
      return settle(desk().sent(order));
    },
    change: settle,
    putAway() {
      turn.current += 1;
      setName(null);
      setSummary(null);
    },
  };
}
export type DeskHook = ReturnType<typeof useDesk>;
