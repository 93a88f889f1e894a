import 'graphiql/setup-workers/vite';
import '@graphiql/react/style.css';
import '@graphiql/plugin-doc-explorer/style.css';
import '@graphiql/plugin-history/style.css';
import 'graphiql/graphiql.css';
import './playground.css';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { fetchGraph } from './fetchGraph.ts';
import { STARTER } from './starter.ts';

const place = document.getElementById('playground');
if (!place) throw new Error('The page has no place for the playground.');

createRoot(place).render(
  <GraphiQL fetcher={fetchGraph} defaultQuery={STARTER} shouldPersistHeaders={false} />,
);
