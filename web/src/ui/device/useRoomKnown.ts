import { createContext, useContext, useLayoutEffect } from 'react';

/** Tells the `Part` around whether what is in it knows how much room it takes; nobody hears it outside of one. */
export const PartContext = createContext<(isKnown: boolean) => void>(() => undefined);

/** Says to the part of the page around it that its room is known: it stands there, or there is nothing to show. */
export function useRoomKnown(isKnown: boolean): void {
  const tell = useContext(PartContext);
  useLayoutEffect(() => tell(isKnown), [isKnown, tell]);
}
