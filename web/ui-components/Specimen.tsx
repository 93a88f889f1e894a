import type { ReactNode } from 'react';
import { Grid, Stack } from '../kit/layout/Stack.tsx';
import { Text } from '../kit/layout/Text.tsx';
import css from './UiComponents.module.css';

/** One piece in one state, with the name of that state. */
export function Specimen({
  name,
  isWide = false,
  children,
}: {
  name: string;
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <Stack gap={2} className={isWide ? css.wide : undefined}>
      <Text as="p" tone="muted" size="small">
        {name}
      </Text>
      {children}
    </Stack>
  );
}

/** The grid of specimens. */
export function Specimens({ children }: { children: ReactNode }) {
  return (
    <Grid column={280} gap={6} lineGap={5} align="start">
      {children}
    </Grid>
  );
}
