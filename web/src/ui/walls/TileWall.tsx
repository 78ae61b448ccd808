import { type CSSProperties, memo, type ReactNode, useMemo } from 'react';
import type { OptionTone } from '../charts/optionTones.ts';
import { useRoomSize } from '../device/useRoomSize.ts';
import { shortLabels } from '../text/shortLabels.ts';
import { classes } from '../widgets/classes.ts';
import { fitTiles, type TileFit, tileMeasures } from './fitTiles.ts';

type TileState = 'absent' | 'here' | 'voted' | 'gone';

interface WallTile {
  readonly id: string | number;
  readonly label: string;
  readonly state: TileState;
  /** The mark of its vote, when that is public. */
  readonly mark?: ReactNode;
  /** The tone of its vote, when it is one answer. */
  readonly tone?: OptionTone | undefined;
  /** Changes when the mark does: a tile that stays the same is not drawn again. */
  readonly markKey?: string;
}

interface TileWallProps {
  /** In order; a group with a name begins on a row of its own. */
  readonly groups: readonly { readonly name: string; readonly tiles: readonly WallTile[] }[];
  /** Room for the marks, in heights of the text. */
  readonly extra?: number;
}

/**
 * A tile a unit, all of them in sight at once on a public screen, as large as they fit. Tiles light
 * up where they are: nothing moves. It is a drawing; who does not see it is told in words beside it.
 */
export function TileWall({ groups: named, extra = 0 }: TileWallProps) {
  const { ref, room } = useRoomSize();
  const groups = useMemo(() => named.map(shorten), [named]);
  const letters = longest(groups.flatMap(({ tiles }) => tiles.map(({ label }) => label)));
  const isHall = room !== null && room.windowWidth >= 700;
  const fit =
    room === null
      ? null
      : fitTiles({
          width: room.width,
          height: room.height,
          letters,
          extra,
          ...(isHall
            ? { largest: room.height * 0.12, smallest: 5 }
            : { largest: 16, smallest: 13 }),
          groups: groups.map(({ name, tiles }) => ({
            nameLetters: name.length,
            tiles: tiles.length,
          })),
        });
  return (
    <div ref={ref} aria-hidden className={classes('tile-wall', !isHall && 'tile-wall-scrolled')}>
      {fit !== null && (
        <div style={measuresOf(fit)} className="tile-look">
          {groups.map(({ name, tiles }) => (
            <div key={name} className="group">
              {name !== '' && <b className="name">{name}</b>}
              <div className="tiles">
                {tiles.map((tile) => (
                  <Tile key={tile.id} {...tile} />
                ))}
              </div>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

function measuresOf({ font, columns, nameWidth, tall }: TileFit): CSSProperties {
  return {
    fontSize: `${font}px`,
    '--columns': columns,
    '--gap': `${tileMeasures.gap}em`,
    '--group-gap': `${tileMeasures.groupGap}em`,
    '--name': `${nameWidth}em`,
    '--tall': `${tall}em`,
  } as CSSProperties;
}

function shorten(group: TileWallProps['groups'][number]): TileWallProps['groups'][number] {
  if (group.name === '') return group;
  const short = shortLabels(group.tiles.map(({ label }) => label));
  const tiles = group.tiles.map((tile, i) => ({ ...tile, label: short[i] ?? tile.label }));
  return { name: group.name, tiles };
}

/** Of a thousand and more, so not by spreading them. At least what a mark needs beside it. */
function longest(labels: readonly string[]): number {
  return labels.reduce((most, label) => Math.max(most, label.length), 3);
}

const Tile = memo(
  function Tile({ label, state, mark, markKey = '', tone }: WallTile) {
    const marked = markKey === '' ? undefined : '';
    return (
      <div className="tile" data-state={state} data-tone={tone} data-marked={marked}>
        {mark}
        <span>{label}</span>
      </div>
    );
  },
  (before, after) =>
    before.label === after.label &&
    before.state === after.state &&
    before.markKey === after.markKey,
);
