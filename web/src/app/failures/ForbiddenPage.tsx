import { ButtonLink } from '../../ui/widgets/Button.tsx';
import { StatusPage } from './StatusPage.tsx';

/** The path exists, but it is not among this person's. */
export function ForbiddenPage({ path }: { readonly path: string }) {
  return (
    <StatusPage
      statusCode={403}
      statusMessage={`Forbidden: ${path}`}
      title="Usted no tiene acceso a esta página"
      actions={
        <ButtonLink href="/" look="filled">
          Ir al inicio
        </ButtonLink>
      }
    >
      <p>Su cuenta no incluye esta parte. Si la necesita, pídala a quien administra la asamblea.</p>
    </StatusPage>
  );
}
