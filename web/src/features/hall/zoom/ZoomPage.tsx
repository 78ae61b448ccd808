import { sessionMay } from '@asamblea/domain';
import { Alert, Button } from '@mui/material';
import { Link } from 'react-router';
import { useSession } from '../../../firebase/session/session.tsx';
import { useMay } from '../../../firebase/session/useMay.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { Page } from '../../../ui/frames/Page.tsx';
import { useZoomConsole } from './useZoomConsole.ts';
import { ZoomMeetingCard } from './ZoomMeetingCard.tsx';
import { ZoomPeople } from './ZoomPeople.tsx';

/** `/zoom`: the meeting of remote people, and the voters among them. */
export function ZoomPage() {
  const { answer, failure, refresh } = useZoomConsole();
  return (
    <Page
      title="Sesión remota"
      subtitle="La reunión en Zoom y quiénes están en ella. Estar en el video no acredita: cuenta quien entra a su sala virtual."
    >
      {answer === null && failure === null && <Loading shape="cards" />}
      {failure !== null && (
        <ErrorMessage
          message={failure.message}
          explanation={failure.explanation}
          onRetry={refresh}
        />
      )}
      {answer !== null && <CompareLink />}
      {answer !== null && !answer.isSet && <Unset />}
      {answer?.isSet === true && (
        <>
          <ZoomMeetingCard meeting={answer.meeting} onChanged={refresh} />
          {!answer.takesNotices && (
            <Alert severity="warning" sx={{ mb: 2 }}>
              Zoom no avisa quién entra: falta el secreto de los avisos en Ajustes, Integraciones.
            </Alert>
          )}
          {answer.meeting !== null && answer.takesNotices && (
            <ZoomPeople people={answer} onChanged={refresh} />
          )}
        </>
      )}
    </Page>
  );
}

/** The report of any call says who was in it. */
function CompareLink() {
  const mayRun = useMay('runBulk');
  return (
    mayRun && (
      <Button component={Link} to="/massive?trabajo=videollamada" sx={{ mb: 2 }}>
        Comparar con el informe de una videollamada
      </Button>
    )
  );
}

function Unset() {
  const maySet = sessionMay(useSession().session, 'setZoom');
  return (
    <EmptyState
      title="Esta asamblea no tiene cuenta de Zoom"
      action={
        maySet && (
          <Button component={Link} to="/settings/integrations" variant="contained">
            Ponerla en Integraciones
          </Button>
        )
      }
    >
      Con ella se crea la reunión desde aquí, cada quien entra con su propio enlace y se ve quién
      está conectado y quién está acreditado.{' '}
      {maySet ? '' : 'Pida a quien administra la asamblea que la ponga. '}
      Sin ella, la reunión se abre en su propia aplicación y las votaciones se llevan igual.
    </EmptyState>
  );
}
