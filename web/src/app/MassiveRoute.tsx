import { MassivePage } from '../features/bulk/MassivePage.tsx';
import { ContingencyDesk } from '../features/contingency/ContingencyDesk.tsx';

const more = [{ name: 'contingencia', label: 'Contingencia', content: <ContingencyDesk /> }];

/** Bulk work, and what to print in case the network fails. */
export function MassiveRoute() {
  return <MassivePage more={more} />;
}
