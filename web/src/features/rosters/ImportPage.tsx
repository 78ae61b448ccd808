import { mayDo } from '@asamblea/domain';
import { Alert, Button } from '@mui/material';
import { Link } from 'react-router';
import { useSession } from '../../firebase/session.tsx';
import { Page } from '../../ui/Page.tsx';
import { DropZone } from './DropZone.tsx';
import { ImportDone } from './ImportDone.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { useImport } from './useImport.ts';

/** From a file to the roster in force, looking at everything before it is sent. */
export function ImportPage() {
  const { session } = useSession();
  const { step, choose, send, startOver } = useImport();
  const mayImport =
    session.role !== null &&
    mayDo({ role: session.role, routesAvailable: session.routesAvailable }, 'importRoster');
  return (
    <Page
      title="Importar padrón"
      subtitle="Un archivo CSV con las unidades, sus coeficientes y sus propietarios."
      actions={
        <Button component={Link} to="/settings/database">
          Ver el padrón vigente
        </Button>
      }
    >
      {!mayImport && <Alert severity="info">Solo la administración importa el padrón.</Alert>}
      {mayImport && step.kind === 'choosing' && (
        <DropZone problem={step.problem} isReading={step.isReading} onFile={choose} />
      )}
      {mayImport && step.kind === 'preview' && (
        <ImportPreview
          key={step.importId}
          fileName={step.fileName}
          parsed={step.parsed}
          failure={step.failure}
          onSend={send}
          onChange={startOver}
        />
      )}
      {mayImport && step.kind === 'done' && <ImportDone answer={step.answer} onAgain={startOver} />}
    </Page>
  );
}
