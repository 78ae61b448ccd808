import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../firebase/session/session.tsx';
import { type ActaView, type OpenActa, openActa, unreadActa } from './openActa.ts';

export interface WrittenActa extends Omit<OpenActa, 'leave' | 'look' | 'close'> {
  readonly view: ActaView;
}

/** The minutes of a call, read and written from this page; null until the page stands. */
export function useWrittenActa(session: number, call: number): WrittenActa {
  const { session: own, cot } = useSession();
  const memberId = own.userId ?? '';
  // Of each person: what one left on a shared device goes under no other name.
  const key = `asamblea-acta-words-${own.assembly ?? cot ?? ''}-${session}-${call}-${memberId}`;
  const [view, setView] = useState(unreadActa);
  const opened = useRef<OpenActa | null>(null);
  useEffect(() => {
    setView(unreadActa);
    const acta = openActa({ session, call, memberId, key, tell: setView });
    opened.current = acta;
    const hide = () => {
      if (document.visibilityState === 'hidden') acta.leave();
    };
    addEventListener('online', acta.look);
    addEventListener('pagehide', acta.leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      acta.close();
      opened.current = null;
      removeEventListener('online', acta.look);
      removeEventListener('pagehide', acta.leave);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [session, call, memberId, key]);
  return {
    view,
    write: (words, from) => opened.current?.write(words, from),
    takePen: async () => opened.current?.takePen(),
    act: async (ask) => (await opened.current?.act(ask)) ?? false,
  };
}
