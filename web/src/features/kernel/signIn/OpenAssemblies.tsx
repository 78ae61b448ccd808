import type { OpenAssembly } from '@asamblea/domain';
import { List, ListItem, ListItemButton, ListItemText, Typography } from '@mui/material';
import { useId } from 'react';
import { assemblyAddress } from '../../../firebase/tabAssembly.ts';

interface OpenAssembliesProps {
  readonly title: string;
  readonly assemblies: readonly OpenAssembly[];
}

/** Assemblies that this browser is signed in at: each is a link, for this tab or another one. */
export function OpenAssemblies({ title, assemblies }: OpenAssembliesProps) {
  const id = useId();
  return (
    <>
      <Typography id={id} variant="body2" color="textSecondary" sx={{ px: 2, pt: 1 }}>
        {title}
      </Typography>
      <List dense aria-labelledby={id}>
        {assemblies.map(({ assemblyId, name }) => (
          <ListItem key={assemblyId} disablePadding>
            <ListItemButton component="a" href={assemblyAddress(assemblyId)} sx={{ minHeight: 48 }}>
              <ListItemText primary={name} sx={{ overflowWrap: 'anywhere' }} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </>
  );
}
