import {
  type ArrearsComparison,
  applyCorrections,
  type DebtChoice,
  type LocalDate,
  type RosterCorrection,
  rosterEndpoints,
} from '@asamblea/domain';
import { useRef, useState } from 'react';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { type FollowedJob, useFollowing } from '../../../firebase/asking/useFollowing.ts';
import type { CheckedTable, TablePart, TableRows } from '../../../ui/tables/checkTable.ts';

export interface Listed {
  readonly source: 'file' | 'paste';
  readonly name: string;
  readonly rows: TableRows;
  readonly parts: readonly TablePart[];
  readonly notes: readonly string[];
  /** The rows before each of the corrections that were made here. */
  readonly past: readonly TableRows[];
  /** How the person said that the balance is to be read. */
  readonly balance: DebtChoice;
}

interface Compared {
  readonly kind: 'comparing';
  readonly listed: Listed;
  readonly comparison: ArrearsComparison;
  /** One a comparison: sending it again after a lost answer changes nothing twice. */
  readonly importId: string;
  readonly failure: ApiFailure | null;
  /** The balance is being read in another way: what is on screen is of the way before. */
  readonly isComparing: boolean;
  /** The comparison failed: the screen shows the one before, and nothing is put in force by it. */
  readonly isStale: boolean;
}

export type ArrearsStep =
  | { readonly kind: 'choosing'; readonly problem: string | null; readonly isReading: boolean }
  | Compared
  | ({ readonly kind: 'running' } & FollowedJob)
  | { readonly kind: 'done'; readonly debtors: number };

const beginning = { kind: 'choosing', problem: null, isReading: false } as const;

/** Reading a list of debtors, seeing what it changes, and putting it in force. */
export function useArrears() {
  const [step, setStep] = useState<ArrearsStep>(beginning);
  const { follow, stop } = useFollowing();
  const lastAsked = useRef(0);

  async function read(
    from: Pick<Listed, 'source' | 'name'>,
    table: Promise<CheckedTable | null> | CheckedTable,
  ): Promise<void> {
    setStep({ ...beginning, isReading: true });
    const found = await table;
    if (found === null || !found.ok) {
      setStep({ ...beginning, problem: found?.message ?? null });
      return;
    }
    const { rows, parts, notes } = found;
    await compare({ ...from, rows, parts, notes, past: [], balance: {} });
  }

  /** Where it fails, what is on screen stays, with what was written: `before`. */
  async function compare(listed: Listed, before?: Compared): Promise<void> {
    const { rows, balance } = listed;
    lastAsked.current += 1;
    const asked = lastAsked.current;
    try {
      const comparison = await askApi(rosterEndpoints.compareArrears, { rows, balance });
      if (asked !== lastAsked.current) return;
      const importId = crypto.randomUUID();
      const read = { listed, comparison, importId, failure: null };
      setStep({ kind: 'comparing', ...read, isComparing: false, isStale: false });
    } catch (error) {
      if (asked !== lastAsked.current) return;
      const failure = ApiFailure.of(error);
      const { message, explanation } = failure;
      const problem = [message, explanation].filter(Boolean).join(' ');
      setStep(
        before === undefined
          ? { ...beginning, problem }
          : { ...before, listed, failure, isComparing: false, isStale: true },
      );
    }
  }

  /** Reads the balance in another way, and compares again. */
  async function choose(before: Compared, change: DebtChoice): Promise<void> {
    const { listed } = before;
    await compareAgain(before, { ...listed, balance: { ...listed.balance, ...change } });
  }

  /** Writes a cell of the list, or leaves a row out, and compares again. */
  async function mend(before: Compared, correction: RosterCorrection): Promise<void> {
    const { listed } = before;
    const rows = applyCorrections(listed.rows, [correction]);
    await compareAgain(before, { ...listed, rows, past: [...listed.past, listed.rows] });
  }

  async function undo(before: Compared): Promise<void> {
    const { listed } = before;
    const rows = listed.past.at(-1);
    if (rows === undefined) return;
    await compareAgain(before, { ...listed, rows, past: listed.past.slice(0, -1) });
  }

  /** The next text is already based on this, whether it was answered or not. */
  async function compareAgain(before: Compared, listed: Listed): Promise<void> {
    setStep({ ...before, listed, isComparing: true });
    await compare(listed, before);
  }

  async function send(before: Compared, cutOff: LocalDate): Promise<void> {
    const { listed, comparison, importId } = before;
    const { base, edits, debtors } = comparison;
    try {
      const { source, name, rows, balance } = listed;
      const body = { source, name, rows, balance, importId, base, edits, cutOff };
      const started = await askApi(rosterEndpoints.startArrears, body);
      const ended = await follow(started, (job) => setStep({ kind: 'running', ...job }));
      if (ended === null) return;
      if (ended.refusal !== null) throw new ApiFailure({ ...ended.refusal, isAnswer: true });
      if (ended.state === 'done') setStep({ kind: 'done', debtors });
      else setStep({ ...before, importId: crypto.randomUUID(), failure: null });
    } catch (error) {
      const failure = ApiFailure.of(error);
      // A request refused by the server is over; one without an answer may have begun.
      setStep({ ...before, importId: failure.isFinal ? crypto.randomUUID() : importId, failure });
    }
  }

  async function cancel(): Promise<void> {
    if (step.kind === 'running') await stop(step);
  }

  function startOver(): void {
    lastAsked.current += 1;
    setStep(beginning);
  }

  return { step, read, compareAgain, choose, mend, undo, send, cancel, startOver };
}

export type ArrearsWork = ReturnType<typeof useArrears>;
