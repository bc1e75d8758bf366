// Before anything is drawn, or a dark page would flash up light. A file of its own: the page allows no script in its text.
try {
  const theme = localStorage.getItem('boma.theme')
  if (theme === 'paper' || theme === 'lamp') document.documentElement.dataset.theme = theme
} catch {}
