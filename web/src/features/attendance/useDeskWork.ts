import {
  type AccreditRequest,
  type AttendanceAnswer,
  type Channel,
  capacities,
  unitsAtOnce,
} from '@asamblea/domain';
import { useRef, useState } from 'react';
import { ApiFailure } from '../../firebase/ApiFailure.ts';
import { callApi } from '../../firebase/callApi.ts';
import type { DeskHolding } from './deskHoldings.ts';

type Answers = readonly AttendanceAnswer[];

/** What the last action left: how many units moved, what was refused and why. */
export interface DeskReport {
  readonly personId: string;
  readonly action: 'accredit' | 'leave';
  readonly done: number;
  readonly refusals: ReadonlyMap<string, string>;
  readonly failure: ApiFailure | null;
}

/** Accredits and registers exits. One action at a time; repeating one changes nothing. */
export function useDeskWork() {
  const [busy, setBusy] = useState(false);
  const [report, setReport] = useState<DeskReport | null>(null);
  const working = useRef(false);

  async function work(
    personId: string,
    action: DeskReport['action'],
    send: () => Promise<Answers>,
  ): Promise<boolean> {
    if (working.current) return false;
    working.current = true;
    setBusy(true);
    setReport(null);
    try {
      const next = reportOf(personId, action, await send());
      setReport(next);
      return next.refusals.size === 0;
    } catch (error) {
      const failure = error instanceof ApiFailure ? error : ApiFailure.network();
      setReport({ personId, action, done: 0, refusals: new Map(), failure });
      return false;
    } finally {
      working.current = false;
      setBusy(false);
    }
  }

  return {
    busy,
    report,
    forget: () => setReport(null),
    accredit: (personId: string, holdings: readonly DeskHolding[], channel: Channel) =>
      work(personId, 'accredit', () => sendAccreditations(personId, holdings, channel)),
    leave: (personId: string, holdings: readonly DeskHolding[]) =>
      work(personId, 'leave', () => sendLeaves(holdings)),
    /** The unit leaves whoever has it and goes to this person. */
    transfer: (personId: string, holding: DeskHolding, channel: Channel) =>
      work(personId, 'accredit', async () => {
        const left = await sendLeaves([holding]);
        if (left.some((one) => one.status === 'refused')) return left;
        return sendAccreditations(personId, [holding], channel);
      }),
  };
}

async function sendAccreditations(
  personId: string,
  holdings: readonly DeskHolding[],
  channel: Channel,
): Promise<Answers> {
  const answers: AttendanceAnswer[] = [];
  for (const capacity of capacities) {
    for (const unitIds of chunksOf(holdings.filter((one) => one.capacity === capacity))) {
      const body: AccreditRequest = { personId, unitIds, capacity, channel };
      answers.push(...(await post('/api/attendance/accredit', body)));
    }
  }
  return answers;
}

async function sendLeaves(holdings: readonly DeskHolding[]): Promise<Answers> {
  const answers: AttendanceAnswer[] = [];
  for (const unitIds of chunksOf(holdings)) {
    answers.push(...(await post('/api/attendance/leave', { unitIds })));
  }
  return answers;
}

async function post(path: string, body: unknown): Promise<Answers> {
  const { results } = await callApi<{ readonly results: Answers }>('POST', path, body);
  return results;
}

function chunksOf(holdings: readonly DeskHolding[]): string[][] {
  const ids = holdings.map((one) => one.unit.unitId);
  const chunks: string[][] = [];
  for (let i = 0; i < ids.length; i += unitsAtOnce) chunks.push(ids.slice(i, i + unitsAtOnce));
  return chunks;
}

function reportOf(personId: string, action: DeskReport['action'], answers: Answers): DeskReport {
  const refusals = new Map<string, string>();
  for (const answer of answers) {
    if (answer.status === 'refused') refusals.set(answer.unitId, answer.refusal.message);
  }
  return { personId, action, done: answers.length - refusals.size, refusals, failure: null };
}
