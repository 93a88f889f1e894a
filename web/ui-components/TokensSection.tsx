import { Icon } from '../kit/Icon.tsx';
import { ICONS, type IconName } from '../kit/icons.ts';
import { Stack } from '../kit/layout/Stack.tsx';
import { Text } from '../kit/layout/Text.tsx';
import css from './UiComponents.module.css';

const COLOURS = [
  'accent',
  'accent-soft',
  'canvas',
  'surface',
  'surface-sunken',
  'border',
  'text',
  'text-muted',
  'green',
  'cyan',
  'orange',
  'red',
  'blue',
  'grey',
  'chart-1',
  'chart-2',
  'chart-3',
  'chart-4',
  'chart-5',
  'chart-6',
];

/** Colors and icons, by their names. */
export function TokensSection() {
  return (
    <Stack>
      <div className={css.icons}>
        {COLOURS.map((name) => (
          <div key={name}>
            <div className={css.swatch} style={{ background: `var(--${name})` }} />
            <Text as="code" tone="muted" size="small">
              {name}
            </Text>
          </div>
        ))}
      </div>
      <div className={css.icons}>
        {(Object.keys(ICONS) as IconName[]).map((name) => (
          <Stack key={name} gap={1} align="center" className={css.icon}>
            <Icon name={name} size={20} />
            {name}
          </Stack>
        ))}
      </div>
    </Stack>
  );
}
