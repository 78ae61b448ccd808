import { type AssemblyLook, lookOf } from '@asamblea/domain';
import { useEffect, useLayoutEffect } from 'react';
import { useSession } from '../../firebase/session/session.tsx';
import { lookPlaceOf, wearLook } from './wornLook.ts';

/** While it is shown, the page looks as the assembly of its address; as before while that is null. */
export function useAddressLook(cot: string, look: AssemblyLook | null): void {
  useLayoutEffect(() => {
    if (look === null) return;
    const chosen = lookOf(look);
    wearLook('address', cot, chosen, lookPlaceOf(location.pathname, chosen));
  }, [cot, look]);
  useEffect(() => () => wearLook('address', cot, null, 'page'), [cot]);
}

/** The pages of a signed-in member look as their assembly. */
export function useSessionLook(): void {
  const { session, look = noLook } = useSession();
  const { assembly } = session;
  useLayoutEffect(() => {
    if (assembly === null) wearLook('session', '', null, 'page');
    else wearLook('session', assembly, look, 'page');
  }, [assembly, look]);
}

const noLook: AssemblyLook = {};
