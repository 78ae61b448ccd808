import { signInWithCode } from '../../../firebase/signIn.ts';
import { CodeForm, hintOf } from './CodeForm.tsx';
import { EntryCard } from './EntryCard.tsx';
import { cotInAddress, useFragment } from './entryAddress.ts';
import { InvitationCard } from './InvitationCard.tsx';
import { useEntry } from './useEntry.ts';
import { WaysIn } from './WaysIn.tsx';

interface VirtualPageProps {
  /** The invitation that an address carries after its `#`; null of another. */
  readonly tokenIn: (fragment: string) => string | null;
}

/** `/loginVirtual`: by the link of an invitation, or with document and code. */
export function VirtualPage({ tokenIn }: VirtualPageProps) {
  const token = tokenIn(useFragment());
  return token === null ? <CodeEntry /> : <InvitationCard key={token} token={token} />;
}

function CodeEntry() {
  const entry = useEntry();
  const cot = cotInAddress();
  return (
    <EntryCard
      title="Ingreso virtual"
      subtitle="Con su documento y el código personal que le enviaron o le dieron en la mesa de registro."
      error={entry.error}
      hint={hintOf(entry)}
      others={<WaysIn except="/loginVirtual" cot={cot} />}
    >
      <CodeForm
        assembly={cot}
        isBusy={entry.isBusy}
        onSubmit={(typed) => void entry.enter(() => signInWithCode('virtual', typed))}
      />
    </EntryCard>
  );
}
