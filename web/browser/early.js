// What cannot wait for the modules, which run once the page has been read; `early.test.ts` compares the theme with `theme.ts`.
{
  const kept = (key) => {
    try {
      return JSON.parse(localStorage.getItem(`guerdon.${key}`));
    } catch {
      return null;
    }
  };
  const root = document.documentElement;
  const theme = kept('theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;

  // The only module of the page is the entry. If it cannot be fetched, nothing else can say so.
  addEventListener(
    'error',
    ({ target }) => {
      if (target.tagName !== 'SCRIPT' || target.type !== 'module') return;
      const isFrench = /^fr/.test(kept('locale') ?? navigator.language);
      root.lang = isFrench ? 'fr' : 'en';
      const [title, text, reload] = isFrench
        ? ['Guerdon n’a pas pu être chargé', 'Vérifiez votre connexion, puis rechargez la page.', 'Recharger']
        : ['Guerdon could not be loaded', 'Check your connection, then reload the page.', 'Reload'];
      const place = document.getElementById('root');
      place.innerHTML = `<main class="notice"><div role="alert"><h1>${title}</h1><p>${text}</p><button type="button">${reload}</button></div></main>`;
      place.querySelector('button').addEventListener('click', () => location.reload());
    },
    true,
  );
}
