import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import type { Quorum } from '../../laws/quorum/quorum.ts';

/** A call on its way: from the notice to its end. Times are milliseconds by the server's clock. */
export interface Sitting {
  readonly call: number;
  readonly startsAt: number;
  readonly state: SittingState;
  /** When it was declared open, with quorum; null before. */
  readonly installedAt: number | null;
  /** When a suspended sitting goes on, if it was said. */
  readonly resumesAt: number | null;
}

export const sittingStates = ['planned', 'sitting', 'suspended', 'failed', 'closed'] as const;
export type SittingState = (typeof sittingStates)[number];

type Decided = Outcome<{ readonly sitting: Sitting; readonly changed: boolean }>;

/** Declares the sitting open: not before its hour, and only with quorum. */
export function installSitting(sitting: Sitting, quorum: Quorum, now: number): Decided {
  switch (sitting.state) {
    case 'sitting':
      return unchanged(sitting);
    case 'planned':
      break;
    case 'suspended':
    case 'failed':
    case 'closed':
      return refuse('sitting-over', stateName(sitting.state));
  }
  if (now < sitting.startsAt) return refuse('call-too-early');
  if (!quorum.met) return refuse('quorum-missing', `Se requiere ${quorum.needed}.`);
  return changed({ ...sitting, state: 'sitting', installedAt: now });
}

/** Declares that a call failed for lack of quorum, once the wait that was promised is over. */
export function failCall(
  sitting: Sitting,
  quorum: Quorum,
  { now, waitMillis }: { readonly now: number; readonly waitMillis: number },
): Decided {
  switch (sitting.state) {
    case 'failed':
      return unchanged(sitting);
    case 'planned':
      break;
    case 'sitting':
    case 'suspended':
    case 'closed':
      return refuse('sitting-over', stateName(sitting.state));
  }
  if (now < sitting.startsAt + waitMillis) return refuse('call-too-early');
  if (quorum.met) return refuse('quorum-present');
  return changed({ ...sitting, state: 'failed' });
}

/** The call after a failed one. `lastCall`: how many calls the law knows. */
export function planNextCall(
  failed: Sitting,
  { startsAt, lastCall }: { readonly startsAt: number; readonly lastCall: number },
): Outcome<Sitting> {
  if (failed.state !== 'failed') return refuse('call-not-failed');
  if (failed.call >= lastCall) return refuse('no-more-calls');
  if (startsAt <= failed.startsAt) return refuse('call-too-early');
  const call = failed.call + 1;
  return accept({ call, startsAt, state: 'planned', installedAt: null, resumesAt: null });
}

/** Suspends; who is present stays recorded. */
export function suspendSitting(sitting: Sitting, resumesAt: number | null): Decided {
  switch (sitting.state) {
    case 'suspended':
      return unchanged(sitting);
    case 'sitting':
      return changed({ ...sitting, state: 'suspended', resumesAt });
    case 'planned':
      return refuse('sitting-not-begun');
    case 'failed':
    case 'closed':
      return refuse('sitting-over', stateName(sitting.state));
  }
}

/** Goes on after a suspension: the quorum is verified again. */
export function resumeSitting(sitting: Sitting, quorum: Quorum): Decided {
  switch (sitting.state) {
    case 'sitting':
      return unchanged(sitting);
    case 'suspended':
      break;
    case 'planned':
      return refuse('sitting-not-begun');
    case 'failed':
    case 'closed':
      return refuse('sitting-over', stateName(sitting.state));
  }
  if (!quorum.met) return refuse('quorum-missing', `Se requiere ${quorum.needed}.`);
  return changed({ ...sitting, state: 'sitting', resumesAt: null });
}

/** Ends the sitting for good. */
export function closeSitting(sitting: Sitting): Decided {
  switch (sitting.state) {
    case 'closed':
      return unchanged(sitting);
    case 'sitting':
    case 'suspended':
      return changed({ ...sitting, state: 'closed', resumesAt: null });
    case 'planned':
      return refuse('sitting-not-begun');
    case 'failed':
      return refuse('sitting-over', stateName(sitting.state));
  }
}

function stateName(state: Exclude<SittingState, 'planned' | 'sitting'> | 'sitting'): string {
  const names = {
    sitting: 'Está en curso.',
    suspended: 'Está suspendida.',
    failed: 'Fracasó por falta de quórum.',
    closed: 'Está cerrada.',
  };
  return names[state];
}

function changed(sitting: Sitting): Decided {
  return accept({ sitting, changed: true });
}

function unchanged(sitting: Sitting): Decided {
  return accept({ sitting, changed: false });
}
