import { nameKey, type OwnAssembly, signInEndpoints } from '@asamblea/domain';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  TextField,
  Typography,
} from '@mui/material';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { goToAssembly } from '../../../firebase/session/goToAssembly.ts';
import { useSession } from '../../../firebase/session/session.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';

/** From how many on a list is searched rather than read. */
const searchedFrom = 8;

/** Another assembly where the account has a place, entered without typing the password again. */
export function AssemblyPicker({ onClose }: { readonly onClose: () => void }) {
  const titleId = useId();
  const { assembly } = useSession().session;
  const [own, setOwn] = useState<readonly OwnAssembly[] | null>(null);
  const { failure, attempt } = useAttempt();
  const [isEntering, setEntering] = useState(false);
  const [search, setSearch] = useState('');

  const read = useEffectEvent(() => attempt(async () => setOwn(await listOthers(assembly))));
  useEffect(() => void read(), []);

  async function enter(assemblyId: string): Promise<void> {
    setEntering(true);
    await attempt(() => goToAssembly(assemblyId));
    setEntering(false);
  }

  const wanted = nameKey(search);
  const shown = own?.filter(({ name }) => nameKey(name).includes(wanted)) ?? [];
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>Ir a otra asamblea</DialogTitle>
      <DialogContent>
        {own !== null && own.length >= searchedFrom && (
          <TextField
            label="Buscar por nombre"
            type="search"
            fullWidth
            margin="dense"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        )}
        {own === null && failure === null && <Loading />}
        {own !== null && shown.length === 0 && (
          <Typography>
            {own.length === 0
              ? 'Su cuenta no participa en otra asamblea.'
              : 'Ninguna se llama así. Pruebe con otra palabra.'}
          </Typography>
        )}
        <List aria-labelledby={titleId}>
          {shown.map(({ assemblyId, name, isOpen }) => (
            <ListItem key={assemblyId} disablePadding>
              <ListItemButton
                disabled={isEntering}
                onClick={() => void enter(assemblyId)}
                sx={{ minHeight: 56 }}
              >
                <ListItemText
                  primary={name}
                  secondary={isOpen ? 'Abierta en este navegador' : null}
                  sx={{ overflowWrap: 'anywhere' }}
                />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
        {failure !== null && (
          <Box sx={{ mt: 2 }}>
            <ErrorMessage
              message={failure.message}
              explanation={failure.explanation}
              {...(own === null ? { onRetry: () => void read() } : {})}
            />
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cerrar</Button>
      </DialogActions>
    </Dialog>
  );
}

async function listOthers(here: string | null): Promise<readonly OwnAssembly[]> {
  const { assemblies } = await askApi(signInEndpoints.listOwnAssemblies);
  return assemblies.filter(({ assemblyId }) => assemblyId !== here);
}
