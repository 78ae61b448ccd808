import { Button } from '@mui/material';
import { StatusPage } from './StatusPage.tsx';

interface NotFoundPageProps {
  /** The full path, with its query. */
  readonly path: string;
  readonly statusMessage?: string;
  /** The error thrown, in its own words. */
  readonly detail?: string | null;
  readonly stack?: string | null;
}

/** Specification §8: without another text, the literal with the full path. */
export function NotFoundPage({
  path,
  statusMessage = `Page not found: ${path}`,
  detail = null,
  stack = null,
}: NotFoundPageProps) {
  return (
    <StatusPage
      statusCode={404}
      statusMessage={statusMessage}
      title="No encontramos esa página"
      detail={detail}
      stack={stack}
      actions={
        <Button href="/" variant="contained">
          Ir al inicio
        </Button>
      }
    >
      <p>
        La dirección <strong>{path}</strong> no existe o cambió. Revise que esté bien escrita, o
        empiece desde el inicio.
      </p>
    </StatusPage>
  );
}
