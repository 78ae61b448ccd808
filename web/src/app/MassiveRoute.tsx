import { MassivePage } from '../features/bulk/MassivePage.tsx';
import { ContingencyDesk } from '../features/contingency/ContingencyDesk.tsx';
import { InvitationsDesk } from '../features/invitations/InvitationsDesk.tsx';
import { ProxyImport } from '../features/proxies/ProxyImport.tsx';
import { readRosterFile } from '../features/rosters/readRosterFile.ts';

const more = [
  { name: 'invitaciones', label: 'Invitaciones', content: <InvitationsDesk /> },
  { name: 'poderes', label: 'Poderes', content: <ProxyImport readTable={readRosterFile} /> },
  { name: 'contingencia', label: 'Contingencia', content: <ContingencyDesk /> },
];

/** Bulk work, proxies from a file, and what to print in case the network fails. */
export function MassiveRoute() {
  return <MassivePage more={more} />;
}
