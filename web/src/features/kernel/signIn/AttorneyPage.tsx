import { useState } from 'react';
import { signInWithCode } from '../../../firebase/signIn.ts';
import { AttorneysClosed } from './AttorneysClosed.tsx';
import { CodeForm, hintOf } from './CodeForm.tsx';
import { EntryCard } from './EntryCard.tsx';
import { cotInAddress } from './entryAddress.ts';
import { useEntry } from './useEntry.ts';
import { WaysIn } from './WaysIn.tsx';

/** `/loginAttorney`: an attorney enters with the code of the accepted proxy. */
export function AttorneyPage() {
  const cot = cotInAddress();
  const [asked, setAsked] = useState(cot);
  const entry = useEntry();
  const isClosed = entry.error?.code === 'attorneys-closed';

  return (
    <EntryCard
      title="Ingreso de apoderados"
      subtitle="Con su documento y el código personal que recibió al aceptarse su poder. También se lo dan en la mesa de registro."
      error={isClosed ? null : entry.error}
      hint={hintOf(entry)}
      others={<WaysIn except="/loginAttorney" cot={cot} />}
    >
      {isClosed && <AttorneysClosed assembly={asked} />}
      <CodeForm
        assembly={cot}
        isBusy={entry.isBusy}
        onSubmit={(typed) => {
          setAsked(typed.assembly);
          void entry.enter(() => signInWithCode('attorney', typed));
        }}
      />
    </EntryCard>
  );
}
