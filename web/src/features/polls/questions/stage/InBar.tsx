import { type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';
import { StageBarContext } from './stageBar.ts';

/** In the place of what is done next: why there is nothing to press now. */
export function InBar({ children }: { readonly children: ReactNode }) {
  const place = useContext(StageBarContext);
  if (place === null) return children;
  return place.slot === null ? null : createPortal(children, place.slot);
}
