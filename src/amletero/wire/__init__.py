"""All documents exchanged with clients and bots; those to a seat hold only what it may know."""
