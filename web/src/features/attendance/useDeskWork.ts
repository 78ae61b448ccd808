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
  /** Of the refused, those whose owner may still choose to attend. */
  readonly represented: readonly string[];
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
  ): Promise<DeskReport | null> {
    if (working.current) return null;
    working.current = true;
    setBusy(true);
    setReport(null);
    try {
      const next = reportOf(personId, action, await send());
      setReport(next);
      return next;
    } catch (error) {
      const failure = error instanceof ApiFailure ? error : ApiFailure.network();
      setReport({ ...reportOf(personId, action, []), failure });
      return null;
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
    /** The owner chose to attend: what represents these units is revoked. */
    attend: (personId: string, holdings: readonly DeskHolding[], channel: Channel) =>
      work(personId, 'accredit', () => sendAccreditations(personId, holdings, channel, true)),
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
  revokesProxies = false,
): Promise<Answers> {
  const answers: AttendanceAnswer[] = [];
  for (const capacity of capacities) {
    for (const unitIds of chunksOf(holdings.filter((one) => one.capacity === capacity))) {
      const asked: AccreditRequest = { personId, unitIds, capacity, channel };
      const body = revokesProxies ? { ...asked, revokesProxies } : asked;
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
  const refused = answers.filter((answer) => answer.status === 'refused');
  const refusals = new Map(refused.map(({ unitId, refusal }) => [unitId, refusal.message]));
  const represented = refused.filter(({ refusal }) => refusal.code === 'unit-represented');
  return {
    ...{ personId, action, refusals, failure: null },
    done: answers.length - refused.length,
    represented: represented.map(({ unitId }) => unitId),
  };
}
