import type { ReactNode } from 'react';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../layout/Text.tsx';

/** A value of a cell, and smaller below it what is to be known about it. */
export function TwoLines({ children, note }: { children: ReactNode; note: ReactNode }) {
  return (
    <Stack as="span" gap={0} align="start" isInline>
      {children}
      {note && (
        <Text tone="muted" size="small" weight="regular">
          {note}
        </Text>
      )}
    </Stack>
  );
}
