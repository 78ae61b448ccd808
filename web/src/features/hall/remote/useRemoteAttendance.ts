import { type OnlineUnit, presenceEndpoints } from '@asamblea/domain';
import { useCallback, useEffect, useState } from 'react';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { usePresence } from '../../../firebase/records/usePresence.ts';

type State =
  | { readonly kind: 'entering' | 'watching' }
  /** The units left include those that the desk had accredited, which stay. */
  | { readonly kind: 'left'; readonly units: readonly OnlineUnit[] }
  | { readonly kind: 'failed'; readonly failure: ApiFailure }
  /** The assembly asks for the number of their document; with what came of the last one. */
  | { readonly kind: 'asked'; readonly failure: ApiFailure | null }
  | { readonly kind: 'entered'; readonly units: readonly OnlineUnit[] };

/** Coming in counts at once; leaving and only watching are a choice. No sign is given once it is over. */
export function useRemoteAttendance(isOn: boolean) {
  const [state, setState] = useState<State>({ kind: 'entering' });

  const enter = useCallback(async (revokesProxies = false, document?: string) => {
    try {
      const { units } = await askApi(presenceEndpoints.enterOnline, {
        revokesProxies,
        ...(document === undefined ? {} : { document }),
      });
      setState({ kind: 'entered', units });
    } catch (error) {
      const failure = ApiFailure.of(error);
      if (document !== undefined) setState({ kind: 'asked', failure });
      else if (failure.code === 'document-needed') setState({ kind: 'asked', failure: null });
      else setState({ kind: 'failed', failure });
    }
  }, []);
  useEffect(() => {
    void enter();
  }, [enter]);
  usePresence(isOn && state.kind === 'entered');

  async function leave() {
    try {
      await askApi(presenceEndpoints.leaveOnline);
      setState({ kind: 'left', units: state.kind === 'entered' ? mineOf(state.units) : [] });
    } catch (error) {
      const failure = ApiFailure.of(error);
      setState({ kind: 'failed', failure });
    }
  }

  return { state, enter, leave, watch: () => setState({ kind: 'watching' }) };
}

function mineOf(units: readonly OnlineUnit[]): readonly OnlineUnit[] {
  return units.filter(({ answer }) => answer.status !== 'refused');
}
