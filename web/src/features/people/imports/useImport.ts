import {
  type ImportAnswer,
  type JobProgress,
  type RosterComparison,
  rosterEndpoints,
} from '@asamblea/domain';
import { useState } from 'react';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { type FollowedJob, useFollowing } from '../../../firebase/asking/useFollowing.ts';
import { useOwnAssembly } from '../../../firebase/records/useOwnAssembly.ts';
import { useSession } from '../../../firebase/session/session.tsx';
import { useHoldingWords } from '../../../parts/useHoldingWords.ts';
import type { CheckedTable } from '../../../ui/tables/checkTable.ts';
import { guessTable } from './review/guessTable.ts';
import { guessAgain, type ImportDraft, newDraft, tableOf } from './review/importDraft.ts';
import { forgetReading, keepReading, recallReading } from './taughtReadings.ts';

export type ImportStep =
  | { readonly kind: 'choosing'; readonly problem: string | null; readonly isReading: boolean }
  | { readonly kind: 'reviewing'; readonly failure: ApiFailure | null }
  | {
      readonly kind: 'comparing';
      readonly comparison: RosterComparison;
      /** One a comparison: sending it again after a lost answer imports nothing twice. */
      readonly importId: string;
      readonly failure: ApiFailure | null;
    }
  | ({ readonly kind: 'running' } & FollowedJob)
  | { readonly kind: 'done'; readonly answer: ImportAnswer };

const beginning = { kind: 'choosing', problem: null, isReading: false } as const;

/** Choosing, reviewing, comparing, importing. The authoritative reading is the server's. */
export function useImport(source: ImportDraft['source']) {
  const { oneEach = false } = useHoldingWords();
  const organisationId = useOwnAssembly()?.organisationId ?? null;
  const { country = '' } = useSession();
  const [step, setStep] = useState<ImportStep>(beginning);
  const [draft, setDraft] = useState<ImportDraft | null>(null);
  const { follow, stop } = useFollowing();

  async function read(name: string, table: Promise<CheckedTable | null> | CheckedTable) {
    setStep({ ...beginning, isReading: true });
    const found = await table;
    if (found === null || !found.ok) {
      setStep({ ...beginning, problem: found?.message ?? null });
      return;
    }
    const { rows } = found;
    const guessed = await guessTable(rows, oneEach);
    const recalled = organisationId === null ? null : recallReading(organisationId, rows, guessed);
    setDraft(newDraft(source, name, found, { oneEach, country, guessed, recalled }));
    setStep({ kind: 'reviewing', failure: null });
  }

  function forget() {
    if (draft === null) return;
    if (organisationId !== null) forgetReading(organisationId, draft.rows, draft.reading);
    setDraft(guessAgain(draft));
  }

  /** The changes by the table as it stands, or with the last reading given. */
  async function compare(asked = draft) {
    if (asked === null) return;
    setDraft(asked);
    try {
      const comparison = await askApi(rosterEndpoints.compareRoster, tableOf(asked));
      setStep({ kind: 'comparing', comparison, importId: crypto.randomUUID(), failure: null });
    } catch (error) {
      setStep({ kind: 'reviewing', failure: ApiFailure.of(error) });
    }
  }

  async function send(confirmed: boolean) {
    if (draft === null || step.kind !== 'comparing') return;
    const { comparison, importId } = step;
    const { source: from, name } = draft;
    const more = { importId, confirmed, base: comparison.base, source: from, name };
    try {
      const body = { ...tableOf(draft), ...more };
      const started = await askApi(rosterEndpoints.startImport, body);
      if (organisationId !== null) keepReading(organisationId, draft.rows, draft);
      await showRunning(started, started.roster, step);
    } catch (error) {
      const failure = ApiFailure.of(error);
      // A request refused by the server is over; one without an answer may have begun.
      const next = failure.isFinal ? crypto.randomUUID() : importId;
      setStep({ ...step, importId: next, failure });
    }
  }

  async function showRunning(
    started: JobProgress,
    answer: ImportAnswer,
    before: Extract<ImportStep, { kind: 'comparing' }>,
  ) {
    const ended = await follow(started, (job) => setStep({ kind: 'running', ...job }));
    if (ended === null) return;
    if (ended.state === 'done') setStep({ kind: 'done', answer });
    else if (ended.refusal !== null) throw new ApiFailure({ ...ended.refusal, isAnswer: true });
    else setStep({ ...before, importId: crypto.randomUUID(), failure: null });
  }

  async function cancel() {
    if (step.kind === 'running') await stop(step);
  }

  return {
    step,
    draft,
    read,
    change: setDraft,
    forget,
    compare,
    send,
    cancel,
    review: () => setStep({ kind: 'reviewing', failure: null }),
    startOver: () => setStep(beginning),
  };
}
