import { Button } from '@mui/material';
import { StatusPage } from './StatusPage.tsx';

/** Specification §2: a fatal or unhandled error, whatever it was, is this page. */
export function CrashPage({ error }: { readonly error: unknown }) {
  return (
    <StatusPage
      statusCode={500}
      statusMessage="Internal Server Error"
      isInside
      title="Algo falló en esta página"
      actions={
        <>
          <Button variant="contained" onClick={() => location.reload()}>
            Intentar de nuevo
          </Button>
          <Button href="/">Ir al inicio</Button>
        </>
      }
    >
      {explain(error)}
    </StatusPage>
  );
}

function explain(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  if (code === 'permission-denied') {
    return 'Su cuenta ya no puede leer estos datos. Si los necesita, pídalos a quien administra la asamblea.';
  }
  return 'No es culpa suya y no se perdió nada de lo guardado. Intente de nuevo; si sigue igual, avise a la mesa.';
}
