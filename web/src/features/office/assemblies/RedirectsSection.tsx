import {
  allowedRedirect,
  type GeneralSettings,
  paths,
  type Redirects,
  type SetRedirectRequest,
  settingsEndpoints,
} from '@asamblea/domain';
import { Box, Button, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { useDocument } from '../../../firebase/listening/useDocument.ts';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { RedirectDialog } from './RedirectDialog.tsx';

interface RedirectsSectionProps {
  readonly assemblyId: string;
  readonly mayChange: boolean;
}

/** Which addresses of the application lead elsewhere in this assembly, and to which sites they may. */
export function RedirectsSection({ assemblyId, mayChange }: RedirectsSectionProps) {
  const { value } = useDocument<GeneralSettings>(paths.settings(assemblyId, 'general'));
  const [isAdding, setAdding] = useState(false);
  const { failure, attempt, forget } = useAttempt();
  const settings: Redirects = value ?? {};
  const hosts = settings.redirectHosts ?? [];

  async function send(request: SetRedirectRequest): Promise<void> {
    await attempt(async () => {
      await askApi(settingsEndpoints.setRedirect, request);
    });
  }

  return (
    <Box component="section" aria-labelledby="desvios" sx={{ mt: 4 }}>
      <Typography id="desvios" variant="h3" component="h2" sx={{ mb: 1.5 }}>
        Direcciones que llevan a otra parte
      </Typography>
      <Paper sx={{ p: 2.5, display: 'grid', gap: 2 }}>
        <Typography color="textSecondary">
          Quien ingresó y abre una de estas direcciones va a su destino. Quien ya tiene abierta la
          aplicación lo nota al recargarla.
        </Typography>
        <RedirectList
          settings={settings}
          onRemove={mayChange ? (path) => send({ path, to: null, allowHost: false }) : null}
        />
        {hosts.length > 0 && (
          <Box>
            <Typography component="h3" sx={{ mb: 0.5, fontWeight: 600 }}>
              Sitios ajenos permitidos
            </Typography>
            {hosts.map((host) => (
              <Box key={host} sx={row}>
                <Typography sx={grow}>{host}</Typography>
                {mayChange && (
                  <BusyButton
                    variant="text"
                    aria-label={`Dejar de permitir ${host}`}
                    onPress={() => send({ forbidHost: host })}
                  >
                    Dejar de permitir
                  </BusyButton>
                )}
              </Box>
            ))}
          </Box>
        )}
        {failure !== null && (
          <ErrorMessage message={failure.message} explanation={failure.explanation} />
        )}
        {mayChange && value !== null && (
          <Button
            variant="outlined"
            sx={{ justifySelf: 'start' }}
            onClick={() => {
              forget();
              setAdding(true);
            }}
          >
            Agregar un desvío
          </Button>
        )}
      </Paper>
      {isAdding && <RedirectDialog settings={settings} onClose={() => setAdding(false)} />}
    </Box>
  );
}

interface RedirectListProps {
  readonly settings: Redirects;
  /** Null for a reader without permission to change. */
  readonly onRemove: ((path: string) => Promise<void>) | null;
}

function RedirectList({ settings, onRemove }: RedirectListProps) {
  const from = Object.keys(settings.redirects ?? {}).sort();
  if (from.length === 0) return <Typography>Ninguna todavía.</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {from.map((path) => (
        <Box component="li" key={path} sx={row}>
          <Box sx={grow}>
            <Typography sx={{ fontWeight: 600 }}>{path}</Typography>
            <Typography color="textSecondary" variant="body2">
              {allowedRedirect(settings, path) === null
                ? 'No lleva a ninguna parte: su sitio ya no está permitido.'
                : `Lleva a ${allowedRedirect(settings, path)}`}
            </Typography>
          </Box>
          <Box sx={{ display: 'flex' }}>
            <Button
              component="a"
              href={path}
              target="_blank"
              rel="noreferrer"
              aria-label={`Probar ${path} en otra pestaña`}
            >
              Probar
            </Button>
            {onRemove !== null && (
              <BusyButton
                variant="text"
                aria-label={`Quitar el desvío de ${path}`}
                onPress={() => onRemove(path)}
              >
                Quitar
              </BusyButton>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;
const grow = { flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' } as const;
