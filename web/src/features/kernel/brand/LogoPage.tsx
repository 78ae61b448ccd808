import { type Brand, brandEndpoints, brandPictureUrl, sessionMay } from '@asamblea/domain';
import { Box, Button, Paper, Link as TextLink, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { MemberFirestore } from '../../../firebase/listening/MemberFirestore.tsx';
import { useOwnAssembly } from '../../../firebase/records/useOwnAssembly.ts';
import { useSession } from '../../../firebase/session/session.tsx';
import { useConfirm } from '../../../ui/dialogs/ConfirmationProvider.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { Page } from '../../../ui/frames/Page.tsx';
import { AssemblyLogo } from '../../../ui/pictures/AssemblyLogo.tsx';
import { PictureInput } from '../../../ui/pictures/PictureInput.tsx';
import type { Picture } from '../../../ui/pictures/readPicture.ts';
import { useToasts } from '../../../ui/toasts/Toasts.tsx';
import { LogoCut, type SentLogo } from './LogoCut.tsx';

interface LogoPageProps {
  /** Once it is saved, this page wears it too. */
  readonly onSaved: (brand: Brand) => void;
}

/** `/file/logo`: chosen, cut and set; from then on every page, paper and message of the assembly has it. */
export function LogoPage({ onSaved }: LogoPageProps) {
  return (
    <Page
      title="Logo"
      subtitle="Sale en las páginas, el proyector, la transmisión, los correos y los documentos de la asamblea."
    >
      <MemberFirestore fallback={<Loading shape="list" />}>
        <OfAssembly onSaved={onSaved} />
      </MemberFirestore>
    </Page>
  );
}

function OfAssembly({ onSaved }: LogoPageProps) {
  const assembly = useOwnAssembly();
  const { session } = useSession();
  const [picture, setPicture] = useState<Picture | null>(null);
  const { failure, attempt } = useAttempt();
  const { add } = useToasts();
  const confirm = useConfirm();
  if (assembly === null) return <Loading shape="list" />;
  const { logo } = assembly.brand ?? {};
  const mayChange = sessionMay(session, 'setBrand');

  async function send(sent: SentLogo, summary: string): Promise<void> {
    await attempt(async () => {
      const asked = { kind: 'logo', ...sent } as const;
      onSaved(await askApi(brandEndpoints.setPicture, asked));
      setPicture(null);
      add({ severity: 'success', summary, life: 5000 });
    });
  }

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Paper component="section" aria-label="El logo de ahora" sx={card}>
        {logo === undefined ? (
          <EmptyState title="La asamblea no tiene logo todavía">
            Mientras tanto se ve el de la aplicación, con el nombre de la asamblea.
          </EmptyState>
        ) : (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            <AssemblyLogo
              height="5rem"
              logo={{ url: brandPictureUrl(assembly.cot, logo), size: logo }}
            />
            <Typography sx={{ fontWeight: 700 }}>{assembly.name}</Typography>
          </Box>
        )}
        {mayChange && logo !== undefined && (
          <Button
            sx={{ justifySelf: 'start' }}
            onClick={() =>
              confirm({
                message: '¿Quitar el logo de la asamblea? Volverá a verse el de la aplicación.',
                accept: () => send({ content: null }, 'La asamblea ya no tiene logo'),
              })
            }
          >
            Quitar el logo
          </Button>
        )}
      </Paper>
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
      {mayChange && (
        <Paper component="section" aria-label="Cambiar el logo" sx={card}>
          <PictureInput
            label="Archivo del logo"
            action={picture === null ? 'Elegir una imagen' : 'Elegir otra imagen'}
            onPicture={setPicture}
          />
          {picture !== null && (
            <LogoCut
              key={picture.url}
              picture={picture}
              name={assembly.name}
              onSend={(sent) => send(sent, 'Logo guardado')}
              onCancel={() => setPicture(null)}
            />
          )}
        </Paper>
      )}
      <Typography color="textSecondary">
        Los colores se cambian en{' '}
        <TextLink component={Link} to="/settings/styles">
          Estilos
        </TextLink>
        .
      </Typography>
    </Box>
  );
}

const card = { p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 2 } as const;
