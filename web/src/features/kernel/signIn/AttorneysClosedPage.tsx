import type { AttorneySignIn } from '@asamblea/domain';
import { Button } from '../../../ui/widgets/Button.tsx';
import { AttorneysClosed } from './AttorneysClosed.tsx';
import { SignInCard } from './SignInCard.tsx';
import { WaysIn } from './WaysIn.tsx';

interface AttorneysClosedPageProps {
  readonly closed: Extract<AttorneySignIn, { readonly open: false }>;
  /** The assembly's public key, from the address. */
  readonly cot: string;
}

/** `/loginAttorney?cot=` while its door is closed: nobody types a code to be told so. */
export function AttorneysClosedPage({ closed, cot }: AttorneysClosedPageProps) {
  return (
    <SignInCard
      title="Ingreso de apoderados"
      subtitle="Este ingreso está cerrado ahora. Su poder y su código siguen como estaban."
      others={<WaysIn except="/loginAttorney" cot={cot} />}
    >
      <AttorneysClosed assembly={cot} known={closed} />
      <Button look="filled" isWide onClick={() => location.reload()}>
        Mirar si ya abrió
      </Button>
    </SignInCard>
  );
}
