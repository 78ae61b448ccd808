import { Link as TextLink, Typography } from '@mui/material';
import { Link } from 'react-router';
import { MemberFirestore } from '../../../firebase/listening/MemberFirestore.tsx';
import { useOwnAssembly } from '../../../firebase/records/useOwnAssembly.ts';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { Page } from '../../../ui/frames/Page.tsx';
import { PluginList } from './PluginList.tsx';

/** `/settings/plugins`: the parts of the application that the assembly has, each with its switch. */
export function PluginsPage() {
  return (
    <Page
      title="Funciones"
      subtitle="Lo que esta asamblea usa. Lo que se apaga desaparece al instante del menú y de las páginas abiertas del equipo; nada se borra."
    >
      <MemberFirestore fallback={<Loading shape="list" />}>
        <OfAssembly />
      </MemberFirestore>
    </Page>
  );
}

function OfAssembly() {
  const assembly = useOwnAssembly();
  if (assembly === null) return <Loading shape="list" />;
  return (
    <>
      <PluginList assembly={assembly} />
      <Typography color="textSecondary" sx={{ mt: 3, maxWidth: '65ch' }}>
        El ingreso de apoderados y la asistencia en línea se deciden en{' '}
        <TextLink component={Link} to="/settings/general">
          General
        </TextLink>
        . Quien vota y quien asiste desde su teléfono ven el cambio cuando recargan.
      </Typography>
    </>
  );
}
