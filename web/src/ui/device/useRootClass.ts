import { useLayoutEffect } from 'react';

/** A class of the whole page, for as long as what asks for it is shown. */
export function useRootClass(name: string): void {
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.add(name);
    return () => classList.remove(name);
  }, [name]);
}
