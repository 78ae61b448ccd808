import { Button } from '@mui/material';
import { StatusPage } from './StatusPage.tsx';

/** Specification §8: the literal, with the full path. */
export function NotFoundPage({ path }: { readonly path: string }) {
  return (
    <StatusPage
      statusCode={404}
      statusMessage={`Page not found: ${path}`}
      title="No encontramos esa página"
      actions={
        <Button href="/" variant="contained">
          Ir al inicio
        </Button>
      }
    >
      La dirección no existe o cambió. Revise que esté bien escrita, o empiece desde el inicio.
    </StatusPage>
  );
}
