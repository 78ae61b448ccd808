import { useSession } from '../../firebase/session/session.tsx';

/** On every page of a rehearsal: what is done there is only practised. Light, for it goes with the ballot too. */
export function RehearsalMessage() {
  const { rehearsalOf } = useSession();
  if (rehearsalOf === undefined) return null;
  return (
    <div role="note" className="rehearsal-notice">
      <strong>ENSAYO</strong> · Nada de lo que pase aquí cuenta, y no sale ningún correo.
    </div>
  );
}
