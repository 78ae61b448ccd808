import { type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';
import { StageBarContext } from './stageBar.ts';

/** The reason why there is nothing to press now, in the place of the next step. */
export function InBar({ children }: { readonly children: ReactNode }) {
  const place = useContext(StageBarContext);
  if (place === null) return children;
  return place.slot === null ? null : createPortal(children, place.slot);
}
