import {
  type AttendanceMode,
  capacities,
  type DeskConflict,
  type DeskOperation,
  groupBy,
  unitsAtOnce,
} from '@asamblea/domain';
import { useRef, useState } from 'react';
import type { DeskOutbox, OutboxState } from '../offline/deskOutbox.ts';
import type { DeskHolding } from './deskHoldings.ts';

/** The outcome of the last press on a person: how many units moved, wait, or were refused and why. */
export interface DeskReport {
  readonly personId: string;
  readonly action: 'enter' | 'leave';
  readonly done: number;
  readonly waiting: number;
  readonly refusals: ReadonlyMap<string, string>;
  /** Of the refused, those whose owner may still choose to attend. */
  readonly represented: readonly string[];
}

interface Press {
  readonly personId: string;
  readonly action: DeskReport['action'];
  readonly operations: readonly DeskOperation[];
}

/**
 * The actions of the desk on a person's units. Each press is kept before it is sent; its outcome is read from
 * the kept copy, whichever tab sent it.
 */
export function useDeskWork(outbox: DeskOutbox, state: OutboxState, session: number) {
  const [last, setLast] = useState<Press | null>(null);
  const wasCut = useRef(false);
  const isOurs = ({ operation }: DeskConflict) =>
    last?.operations.some(({ requestId }) => requestId === operation.requestId) === true;
  const report = last === null ? null : reportOf(last, state);
  if (report !== null && report.waiting > 0 && state.failures > 0) wasCut.current = true;

  function press(personId: string, operations: readonly DeskOperation[]): void {
    const [first] = operations;
    if (first === undefined) return;
    wasCut.current = false;
    setLast({ personId, action: first.kind === 'leave' ? 'leave' : 'enter', operations });
    void outbox.press(operations);
  }
  const sending = () => ({ requestId: crypto.randomUUID(), session, pressedAt: Date.now() });

  return {
    report,
    /** The refusals that came after the desk had gone on with somebody else, or without network. */
    conflicts: state.conflicts.filter((conflict) => !isOurs(conflict)),
    /** The desk goes on with somebody else: what it read in place need not be told again. */
    forget(): void {
      if (last === null) return;
      const read = state.conflicts.filter(isOurs);
      if (read.length > 0 && !wasCut.current) void outbox.forget(read);
      setLast(null);
    },
    accredit: (personId: string, holdings: readonly DeskHolding[], channel: AttendanceMode) =>
      press(
        personId,
        batchesOf(holdings).map(({ capacity, unitIds }) => ({
          kind: 'accredit',
          ...sending(),
          personId,
          unitIds,
          capacity,
          channel,
        })),
      ),
    /** The owner chose to attend: what represents these units is revoked, and they are told no more. */
    attend(personId: string, holdings: readonly DeskHolding[], channel: AttendanceMode): void {
      const told = state.conflicts.filter(isOurs);
      press(
        personId,
        batchesOf(holdings).map(({ capacity, unitIds }) => ({
          kind: 'accredit',
          ...sending(),
          personId,
          unitIds,
          capacity,
          channel,
          revokesProxies: true,
        })),
      );
      void outbox.forget(told);
    },
    leave: (personId: string, holdings: readonly DeskHolding[]) =>
      press(
        personId,
        batchesOf(holdings).map(({ unitIds }) => ({
          kind: 'leave',
          ...sending(),
          personId,
          unitIds,
        })),
      ),
    /** Each unit leaves its holder and goes to this person. */
    transfer: (personId: string, holdings: readonly DeskHolding[], channel: AttendanceMode) =>
      press(
        personId,
        [...groupBy(holdings, holderOf)].flatMap(([fromId, theirs]) =>
          batchesOf(theirs).map(
            ({ capacity, unitIds }): DeskOperation => ({
              kind: 'transfer',
              ...sending(),
              personId,
              fromId,
              unitIds,
              capacity,
              channel,
            }),
          ),
        ),
      ),
  };
}

function holderOf({ state }: DeskHolding): string {
  return state.kind === 'held' ? state.byId : '';
}

function batchesOf(holdings: readonly DeskHolding[]) {
  return capacities.flatMap((capacity) => {
    const ids = holdings.filter((one) => one.capacity === capacity).map(({ unit }) => unit.unitId);
    const batches = Array.from({ length: Math.ceil(ids.length / unitsAtOnce) }, (_, i) =>
      ids.slice(i * unitsAtOnce, (i + 1) * unitsAtOnce),
    );
    return batches.map((unitIds) => ({ capacity, unitIds }));
  });
}

function reportOf({ personId, action, operations }: Press, state: OutboxState): DeskReport {
  const ids = new Set(operations.map(({ requestId }) => requestId));
  const refused = state.conflicts.filter(({ operation }) => ids.has(operation.requestId));
  const refusals = new Map(refused.map(({ unitId, refusal }) => [unitId, refusal.message]));
  const represented = refused
    .filter(({ refusal }) => refusal.code === 'unit-represented')
    .map(({ unitId }) => unitId);
  const waiting = state.waiting
    .filter(({ requestId }) => ids.has(requestId))
    .reduce((sum, { unitIds }) => sum + unitIds.length, 0);
  const asked = operations.reduce((sum, { unitIds }) => sum + unitIds.length, 0);
  return {
    personId,
    action,
    waiting,
    refusals,
    represented,
    done: asked - waiting - refusals.size,
  };
}
