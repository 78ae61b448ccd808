import { proxyFormPaper } from '@asamblea/domain';
import { CallDesk } from '../../features/hall/calls/CallDesk.tsx';
import { ContingencyDesk } from '../../features/live/contingency/ContingencyDesk.tsx';
import { InvitationsDesk } from '../../features/people/invitations/InvitationsDesk.tsx';
import { ProxyImport } from '../../features/people/proxies/import/ProxyImport.tsx';
import { MassivePage } from '../../features/polls/bulk/MassivePage.tsx';
import { readRosterFile } from '../../parts/readRosterFile.ts';

const more = [
  {
    name: 'invitaciones',
    label: 'Invitaciones',
    content: <InvitationsDesk formPaper={proxyFormPaper} />,
  },
  { name: 'poderes', label: 'Poderes', content: <ProxyImport readTable={readRosterFile} /> },
  { name: 'videollamada', label: 'Videollamada', content: <CallDesk /> },
  { name: 'contingencia', label: 'Contingencia', content: <ContingencyDesk /> },
];

/**
 * Bulk work, proxies from a file, the report of a video call, and the papers to print in case the network
 * fails.
 */
export function MassiveRoute() {
  return <MassivePage more={more} />;
}
