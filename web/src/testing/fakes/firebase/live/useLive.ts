import type { LiveName } from '@asamblea/domain';
import type { Live, LiveOf } from '../../../../firebase/live/useLive.ts';

/** The published data; a name that is absent was never published. */
export const live: { [P in LiveName]?: LiveOf<P> | null } = {};
let offline = false;

/** The shown data from here on may be old. */
export function loseLive(): void {
  offline = true;
}

export function forgetLive(): void {
  offline = false;
  Object.assign(live, {
    quorum: null,
    question: null,
    missing: null,
    results: null,
    stage: null,
    agenda: null,
    room: null,
  });
}

export function useLive<P extends LiveName>(_cot: string, name: P): Live<P> {
  const value: LiveOf<P> | null = live[name] ?? null;
  return { status: 'success', value, missing: value === null, offline, listening: !offline };
}
