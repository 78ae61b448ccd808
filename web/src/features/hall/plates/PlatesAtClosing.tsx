import { type Plate, paths, platesNotReturned } from '@asamblea/domain';
import { Alert } from '@mui/material';
import { MemberFirestore } from '../../../firebase/listening/MemberFirestore.tsx';
import { useCollection } from '../../../firebase/listening/useCollection.ts';
import { useOwnAssembly } from '../../../firebase/records/useOwnAssembly.ts';
import { useSwitches } from '../../../firebase/session/useSwitches.ts';

/** Before the session is closed: whose plates are still out. Nothing when all are back. */
export function PlatesAtClosing() {
  if (!useSwitches().hasCollection('plates')) return null;
  return (
    <MemberFirestore fallback={null}>
      <OfAssembly />
    </MemberFirestore>
  );
}

function OfAssembly() {
  const assembly = useOwnAssembly();
  if (assembly === null) return null;
  return <StillOut path={paths.plates(assembly.assemblyId, assembly.activeSession)} />;
}

function StillOut({ path }: { readonly path: string }) {
  const { rows } = useCollection<Plate>(path);
  const out = platesNotReturned(rows);
  if (out.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mt: 2, maxHeight: '30vh', overflow: 'auto' }}>
      <b>
        {out.length === 1
          ? 'Falta una placa por devolver'
          : `Faltan ${out.length} placas por devolver`}
      </b>
      : {out.map(({ number, personName }) => `${number} (${personName})`).join(', ')}. Se pueden
      recibir también después de cerrar.
    </Alert>
  );
}
