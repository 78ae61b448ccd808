import { useEffect, useEffectEvent } from 'react';

/**
 * Nobody goes back to what somebody else was doing: the browser's back button clears the booth and stays,
 * and a page that the browser had frozen starts again.
 */
export function useNoWayBack(onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    history.pushState(null, '', location.href);
    const stay = () => {
      history.pushState(null, '', location.href);
      back();
    };
    const startAgain = (event: PageTransitionEvent) => {
      if (event.persisted) location.reload();
    };
    addEventListener('popstate', stay);
    addEventListener('pageshow', startAgain);
    return () => {
      removeEventListener('popstate', stay);
      removeEventListener('pageshow', startAgain);
    };
  }, []);
}
