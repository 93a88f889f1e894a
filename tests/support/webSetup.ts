import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Without vitest's globals the library cannot clean up by itself.
afterEach(() => cleanup());
