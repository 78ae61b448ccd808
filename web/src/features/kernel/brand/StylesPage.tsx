import {
  type AssemblyLook,
  type Brand,
  type BrandColours,
  brandEndpoints,
  checkColours,
  doorBrandOf,
  isLegible,
  sessionMay,
} from '@asamblea/domain';
import { Box, Button, Paper, Link as TextLink, Typography } from '@mui/material';
import { type ComponentType, useState } from 'react';
import { Link } from 'react-router';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { MemberFirestore } from '../../../firebase/listening/MemberFirestore.tsx';
import { useOwnAssembly } from '../../../firebase/records/useOwnAssembly.ts';
import { useSession } from '../../../firebase/session/session.tsx';
import { useConfirm } from '../../../ui/dialogs/ConfirmationProvider.tsx';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { Page } from '../../../ui/frames/Page.tsx';
import { useToasts } from '../../../ui/toasts/Toasts.tsx';
import { ColourRows } from './ColourRows.tsx';
import { PublicScreenPicture } from './PublicScreenPicture.tsx';

interface StylesPageProps {
  /** The pages as they would look. */
  readonly Previews: ComponentType<{ readonly look: AssemblyLook }>;
  /** Once it is saved, this page looks so too. */
  readonly onSaved: (brand: Brand) => void;
}

/**
 * `/settings/styles`: the colours of the assembly and the background of its projector, seen before they are
 * saved.
 */
export function StylesPage(props: StylesPageProps) {
  return (
    <Page
      title="Estilos"
      subtitle="Los colores de la asamblea en sus páginas, su proyector, su transmisión y sus correos."
      width="wide"
    >
      <MemberFirestore fallback={<Loading shape="list" />}>
        <OfAssembly {...props} />
      </MemberFirestore>
    </Page>
  );
}

function OfAssembly(props: StylesPageProps) {
  const assembly = useOwnAssembly();
  if (assembly === null) return <Loading shape="list" />;
  return <StylesForm {...props} brand={assembly.brand ?? {}} cot={assembly.cot} />;
}

interface StylesFormProps extends StylesPageProps {
  readonly brand: Brand;
  readonly cot: string;
}

function StylesForm({ brand, cot, Previews, onSaved }: StylesFormProps) {
  const { session } = useSession();
  const [colours, setColours] = useState<BrandColours>(brand.colours ?? {});
  const { failure, attempt } = useAttempt();
  const { add } = useToasts();
  const confirm = useConfirm();
  const mayChange = sessionMay(session, 'setBrand');
  const wrong = checkColours(colours).filter((check) => !isLegible(check)).length;
  const look = { ...doorBrandOf(cot, brand), colours };

  async function save(chosen: BrandColours): Promise<void> {
    await attempt(async () => {
      const saved = await askApi(brandEndpoints.setColours, { colours: chosen });
      setColours(saved.colours ?? {});
      onSaved(saved);
      add({ severity: 'success', summary: 'Colores guardados', life: 5000 });
    });
  }

  return (
    <Box sx={columns}>
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <Paper sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 2.5, minWidth: 0 }}>
          <ColourRows colours={colours} isLocked={!mayChange} onChange={setColours} />
          {wrong > 0 && (
            <Typography role="status" color="error" sx={{ fontWeight: 600 }}>
              {wrong === 1
                ? 'Un color no se leería. Use el que se propone, o elija otro, para guardar.'
                : `${wrong} colores no se leerían. Use los que se proponen, o elija otros, para guardar.`}
            </Typography>
          )}
          {failure !== null && (
            <ErrorMessage message={failure.message} explanation={failure.explanation} />
          )}
          {mayChange && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <BusyButton variant="contained" disabled={wrong > 0} onPress={() => save(colours)}>
                Guardar colores
              </BusyButton>
              <Button
                onClick={() =>
                  confirm({
                    message: '¿Volver a los colores de la aplicación?',
                    accept: () => void save({}),
                  })
                }
              >
                Volver a los de la aplicación
              </Button>
            </Box>
          )}
        </Paper>
        <PublicScreenPicture brand={brand} cot={cot} mayChange={mayChange} onSaved={onSaved} />
        <Typography color="textSecondary">
          El logo se cambia en{' '}
          <TextLink component={Link} to="/file/logo">
            Logo
          </TextLink>
          . Quien ya tiene una página abierta ve los cambios cuando la recarga, al cabo de un
          minuto.
        </Typography>
      </Box>
      <Box component="section" aria-label="Así se verá" sx={{ minWidth: 0 }}>
        <Previews look={look} />
      </Box>
    </Box>
  );
}

const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;
