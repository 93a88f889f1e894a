// Runs only in browsers without ES modules (BROWSER-7): they cannot run the application.
location.replace('/not_supported.html');
