import { type CloneReview, roleNames } from '@asamblea/domain';
import { Box, Typography } from '@mui/material';

/** The copied texts that name a year, and the staff of the other assembly missing here. */
export function CloneReviewed({ review: { dated, staff } }: { readonly review: CloneReview }) {
  return (
    <Box component="span" sx={{ display: 'grid', gap: 2 }}>
      {dated.length > 0 && (
        <span>
          <Typography component="span" sx={{ fontWeight: 600 }}>
            Estos textos nombran un año y vinieron como estaban. Corríjalos antes de convocar:
          </Typography>
          <Box component="ul" sx={list}>
            {dated.map(({ of, name, excerpt }) => (
              <li key={`${of} ${name} ${excerpt}`}>
                {name}: «{excerpt}»
              </li>
            ))}
          </Box>
        </span>
      )}
      {staff.length > 0 && (
        <span>
          <Typography component="span" sx={{ fontWeight: 600 }}>
            Estas personas del equipo no vinieron. Invítelas en Ajustes, Permisos:
          </Typography>
          <Box component="ul" sx={list}>
            {staff.map(({ name, role }) => (
              <li key={`${name} ${role}`}>
                {name} ({roleNames[role].toLowerCase()})
              </li>
            ))}
          </Box>
        </span>
      )}
    </Box>
  );
}

const list = { m: 0, mt: 0.5, pl: 2.5, overflowWrap: 'anywhere' } as const;
