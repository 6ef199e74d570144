"""Play without a server: a folder of static files in which the browser runs this package."""
