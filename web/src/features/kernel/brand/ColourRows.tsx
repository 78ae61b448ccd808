import {
  type BrandColours,
  type BrandToken,
  brandedTokens,
  brandTokens,
  type ColourScheme,
  checkColours,
  colourSchemes,
  isLegible,
} from '@asamblea/domain';
import { Box, Button, Typography } from '@mui/material';
import { ColourField } from '../../../ui/forms/ColourField.tsx';
import { sayContrast, sayOnPublicScreens, tokenWords } from './sayColour.ts';

interface ColourRowsProps {
  readonly colours: BrandColours;
  readonly isLocked: boolean;
  readonly onChange: (colours: BrandColours) => void;
}

const schemeWords = { light: 'De día', dark: 'De noche' } as const;

/** Every token by day and by night, each with how well it is read. */
export function ColourRows({ colours, isLocked, onChange }: ColourRowsProps) {
  const checks = checkColours(colours);

  function set(scheme: ColourScheme, token: BrandToken, colour: string | null): void {
    const { [token]: _before, ...others } = colours[scheme] ?? {};
    const chosen = colour === null ? others : { ...others, [token]: colour };
    onChange({ ...colours, [scheme]: chosen });
  }

  return (
    <Box component="fieldset" disabled={isLocked} sx={rows}>
      {brandTokens.map((token) => (
        <Box key={token} role="group" aria-labelledby={`color-${token}`} sx={row}>
          <Box>
            <Typography id={`color-${token}`} sx={{ fontWeight: 700 }}>
              {tokenWords[token].name}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {tokenWords[token].seen}
            </Typography>
          </Box>
          {colourSchemes.map((scheme) => {
            const check = checks.find((one) => one.token === token && one.scheme === scheme);
            const onPublicScreen = check === undefined ? null : sayOnPublicScreens(check);
            return (
              <ColourField
                key={scheme}
                label={schemeWords[scheme]}
                name={`${tokenWords[token].name}, ${schemeWords[scheme].toLowerCase()}`}
                value={colours[scheme]?.[token] ?? null}
                ours={oursOf(scheme, token, colours)}
                isWrong={check !== undefined && !isLegible(check)}
                onChange={(colour) => set(scheme, token, colour)}
              >
                {check !== undefined && (
                  <Typography
                    variant="body2"
                    role="status"
                    color={isLegible(check) ? 'textSecondary' : 'error'}
                  >
                    {sayContrast(check)} {onPublicScreen}
                  </Typography>
                )}
                {check !== undefined && !isLegible(check) && (
                  <Button
                    variant="outlined"
                    size="small"
                    sx={{ justifySelf: 'start' }}
                    onClick={() => set(scheme, token, check.nearest)}
                  >
                    Usar {check.nearest}
                  </Button>
                )}
              </ColourField>
            );
          })}
        </Box>
      ))}
    </Box>
  );
}

function oursOf(scheme: ColourScheme, token: BrandToken, colours: BrandColours): string {
  const tokens = brandedTokens(scheme, colours[scheme]);
  return token === 'surface' || token === 'hall' ? tokens.surface.ground : tokens[token].main;
}

const rows = { border: 0, m: 0, p: 0, minWidth: 0, display: 'grid', gap: 2.5 } as const;

const row = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    xl: 'minmax(0, 11rem) repeat(2, minmax(0, 1fr))',
  },
  '& > :first-of-type': { gridColumn: { sm: '1 / -1', xl: 'auto' } },
} as const;
