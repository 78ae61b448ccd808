import { sessionMay } from '@asamblea/domain';
import { Alert } from '@mui/material';
import { MemberFirestore } from '../../../firebase/listening/MemberFirestore.tsx';
import { useSession } from '../../../firebase/session/session.tsx';
import { RosterFrame } from '../../../parts/RosterFrame.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { Importer, type ImporterProps } from './Importer.tsx';

/** From a file to the roster in force, looking at everything before anything changes. */
export function ImportPage() {
  return (
    <RosterFrame subtitle="Un archivo CSV o Excel con las unidades, sus coeficientes y sus propietarios.">
      <Allowed source="file" />
    </RosterFrame>
  );
}

/** The same from cells copied out of a spreadsheet. */
export function PastePage() {
  return (
    <RosterFrame subtitle="Copie las celdas en su hoja de cálculo y péguelas aquí.">
      <Allowed source="paste" />
    </RosterFrame>
  );
}

function Allowed({ source }: ImporterProps) {
  const { session } = useSession();
  if (!sessionMay(session, 'importRoster')) {
    return <Alert severity="info">Solo la administración importa el padrón.</Alert>;
  }
  return (
    <MemberFirestore fallback={<Loading shape="cards" />}>
      <Importer source={source} />
    </MemberFirestore>
  );
}
