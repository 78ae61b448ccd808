import type { AttorneyEntry } from '@asamblea/domain';
import { Button } from '../../../ui/widgets/Button.tsx';
import { AttorneysClosed } from './AttorneysClosed.tsx';
import { EntryCard } from './EntryCard.tsx';
import { WaysIn } from './WaysIn.tsx';

interface AttorneysClosedPageProps {
  readonly entry: Extract<AttorneyEntry, { readonly open: false }>;
  /** The assembly's public key, from the address. */
  readonly cot: string;
}

/** `/loginAttorney?cot=` while its door is closed: nobody types a code to be told so. */
export function AttorneysClosedPage({ entry, cot }: AttorneysClosedPageProps) {
  return (
    <EntryCard
      title="Ingreso de apoderados"
      subtitle="Este ingreso está cerrado ahora. Su poder y su código siguen como estaban."
      others={<WaysIn except="/loginAttorney" cot={cot} />}
    >
      <AttorneysClosed assembly={cot} entry={entry} />
      <Button look="filled" isWide onClick={() => location.reload()}>
        Mirar si ya abrió
      </Button>
    </EntryCard>
  );
}
